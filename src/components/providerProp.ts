import {providers, type Provider} from '../facts/providers/data';
import {propError} from './propError';

/** The provider that a page names in the prop `provider`; throws `propError` when there is none. */
export function providerFromProp(component: string, value: unknown): Provider {
  const provider = providers.find(({id}) => id === value);
  if (provider === undefined) {
    throw propError(
      component,
      'provider',
      value,
      providers.map(({id}) => id),
    );
  }
  return provider;
}
