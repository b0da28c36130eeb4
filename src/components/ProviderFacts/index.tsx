import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useLocalized, type Localized} from '../../facts/localized';
import {
  baseUrlChanges,
  offlineLevels,
  providerKinds,
  providerStates,
  reasoningControls,
  supportLevels,
  type Graded,
  type Provider,
  type ProviderId,
  type Whereabouts,
} from '../../facts/providers/data';
import FactBox from '../FactBox';
import {providerFromProp} from '../providerProp';
import RichText from '../RichText';

export interface Props {
  /** Last part of the path of the provider's page: `openai-compatible`. */
  readonly provider: ProviderId;
}

/** `By model: most of them`. */
function Grade<Scale extends Record<string, Localized>>({
  scale,
  value,
}: {
  readonly scale: Scale;
  readonly value: Graded<Scale>;
}): ReactNode {
  const localize = useLocalized();
  const label = scale[value.level];
  return (
    <>
      {label && localize(label)}
      {value.note && (
        <>
          {': '}
          <RichText text={localize(value.note)} />
        </>
      )}
    </>
  );
}

/** `Can be changed: https://router.example.com/v1`. */
function BaseUrl({value}: {readonly value: Provider['baseUrl']}): ReactNode {
  const localize = useLocalized();
  const {addresses, level, note} = value;
  if (addresses === undefined) {
    return <Grade scale={baseUrlChanges} value={value} />;
  }
  return (
    <>
      {localize(baseUrlChanges[level])}
      {addresses.map((address, index) => (
        <Fragment key={address}>
          {index === 0 ? ': ' : ', '}
          <code>{address}</code>
        </Fragment>
      ))}
      {note && (
        <>
          {' ('}
          <RichText text={localize(note)} />)
        </>
      )}
    </>
  );
}

/** Links that show where they lead, with what is found there. */
function Places({at}: {readonly at: Whereabouts}): ReactNode {
  const localize = useLocalized();
  return (
    <>
      {at.pages?.map(({url, about}, index) => (
        <Fragment key={url}>
          {index > 0 && ', '}
          <Link to={url}>{url.replace(/^https:\/\/|\/$/g, '')}</Link>
          {about && (
            <>
              {' ('}
              <RichText text={localize(about)} />)
            </>
          )}
        </Fragment>
      ))}
      {at.note && <RichText text={localize(at.note)} />}
    </>
  );
}

/** The facts of one provider in a few lines: kind, credential, address, abilities, where keys and prices are. */
export default function ProviderFacts({provider: id}: Props): ReactNode {
  const provider = providerFromProp('ProviderFacts', id);
  const localize = useLocalized();
  return (
    <FactBox>
      {provider.state && (
        <>
          <dt>
            <Translate id="tables.provider.facts.state" description="What is wrong with the provider">
              Before you choose it
            </Translate>
          </dt>
          <dd>
            <strong>{localize(providerStates[provider.state.level])}.</strong>
            {provider.state.note && (
              <>
                {' '}
                <RichText text={localize(provider.state.note)} />
              </>
            )}
          </dd>
        </>
      )}
      <dt>
        <Translate
          id="tables.provider.facts.listedAs"
          description="The entry to choose in the settings; the label of that list">
          API Provider
        </Translate>
      </dt>
      <dd>
        {provider.listedAs ?? provider.name}
        {' ('}
        <Translate
          id="tables.provider.facts.storedAs"
          description="The value by which settings name the provider"
          values={{id: <code>{provider.settingId}</code>}}>
          {'stored as {id}'}
        </Translate>
        )
      </dd>
      <dt>
        <Translate id="tables.provider.facts.kind" description="What stands behind the provider">
          Kind
        </Translate>
      </dt>
      <dd>{localize(providerKinds[provider.kind])}</dd>
      <dt>
        <Translate
          id="tables.provider.facts.credential"
          description="What the provider wants from the reader">
          Credential
        </Translate>
      </dt>
      <dd>
        <RichText text={localize(provider.credential)} />
      </dd>
      {provider.keyFrom && (
        <>
          <dt>
            <Translate id="tables.provider.facts.keyFrom" description="Where the credential is made">
              Made at
            </Translate>
          </dt>
          <dd>
            <Places at={provider.keyFrom} />
          </dd>
        </>
      )}
      <dt>
        <Translate
          id="tables.provider.facts.catalog"
          description="Where current models and prices are listed">
          Models and prices
        </Translate>
      </dt>
      <dd>
        <Places at={provider.catalog} />
      </dd>
      <dt>
        <Translate id="tables.provider.facts.baseUrl" description="The address that requests go to">
          Base URL
        </Translate>
      </dt>
      <dd>
        <BaseUrl value={provider.baseUrl} />
      </dd>
      <dt>
        <Translate id="tables.provider.facts.images" description="Whether images can be sent">
          Images
        </Translate>
      </dt>
      <dd>
        <Grade scale={supportLevels} value={provider.images} />
      </dd>
      <dt>
        <Translate id="tables.provider.facts.caching" description="Whether prompts are cached">
          Prompt caching
        </Translate>
      </dt>
      <dd>
        <Grade scale={supportLevels} value={provider.caching} />
      </dd>
      <dt>
        <Translate id="tables.provider.facts.reasoning" description="The control for reasoning models">
          Reasoning control
        </Translate>
      </dt>
      <dd>
        <Grade scale={reasoningControls} value={provider.reasoning} />
      </dd>
      <dt>
        <Translate id="tables.provider.facts.offline" description="Whether it works without a connection">
          Works offline
        </Translate>
      </dt>
      <dd>
        <Grade scale={offlineLevels} value={provider.offline} />
      </dd>
    </FactBox>
  );
}
