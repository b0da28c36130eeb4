/**
 * Wraps a callout: the original says what kind it is by its color and a drawing
 * alone. Here the drawing has the kind as its name.
 */
import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme-original/Admonition/Layout';

const kinds: Readonly<Record<string, () => string>> = {
  note: () => translate({id: 'theme.admonition.note', message: 'note'}),
  tip: () => translate({id: 'theme.admonition.tip', message: 'tip'}),
  info: () => translate({id: 'theme.admonition.info', message: 'info'}),
  warning: () => translate({id: 'theme.admonition.warning', message: 'warning'}),
  danger: () => translate({id: 'theme.admonition.danger', message: 'danger'}),
};

export default function AdmonitionLayoutWrapper({icon, ...props}: ComponentProps<typeof Layout>): ReactNode {
  return (
    <Layout
      {...props}
      icon={
        icon && (
          <span role="img" aria-label={kinds[props.type]?.()}>
            {icon}
          </span>
        )
      }
    />
  );
}
