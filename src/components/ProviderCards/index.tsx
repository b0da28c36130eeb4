import {useId, type ReactNode} from 'react';
import {useLocalized} from '../../facts/localized';
import {providerKinds, providers, type ProviderKind} from '../../facts/providers/data';
import Cards from '../Cards';
import PageLink from '../PageLink';
import RichText from '../RichText';
import styles from './styles.module.css';

/** The cards of one kind, under its name. */
function KindOfProvider({kind}: {readonly kind: ProviderKind}): ReactNode {
  const localize = useLocalized();
  const nameId = useId();
  return (
    <div role="group" aria-labelledby={nameId}>
      <p className={styles.kind} id={nameId}>
        {localize(providerKinds[kind])}
      </p>
      <Cards>
        <ul>
          {providers
            .filter((provider) => provider.kind === kind)
            .map((provider) => (
              <li key={provider.id}>
                <PageLink page={provider.page}>{provider.name}</PageLink>
                {': '}
                <RichText text={localize(provider.summary)} />
              </li>
            ))}
        </ul>
      </Cards>
    </div>
  );
}

/** A card for every provider, by kind; each leads to its page. */
export default function ProviderCards(): ReactNode {
  const kinds = Object.keys(providerKinds) as ProviderKind[];
  return kinds.map((kind) => <KindOfProvider key={kind} kind={kind} />);
}
