import {fill} from '../../config/numbers';
import {promptLayers, type Drop, type Have, type LayerState} from './layers';

/** What the anatomy says, in the language of the page. */
export interface LayerWords {
  whole: string;
  dropped: string;
  /** Why a layer is left out. */
  drops: Record<Drop, string>;
}

/** What the anatomy shows: the texts of its places, and the state of every layer. */
export function layerResults(
  have: Have,
  words: LayerWords,
): {states: LayerState[]; results: Record<string, string>} {
  const states = promptLayers(have);
  const count = (wanted: LayerState['state']) => states.filter(({state}) => state === wanted).length;
  const dropped = count('dropped');
  return {
    states,
    results: {
      verdict: fill(dropped > 0 ? words.dropped : words.whole, {
        count: String(count('in')),
        dropped: String(dropped),
      }),
      ...Object.fromEntries(
        // A reason that several layers share is told at the first.
        states.map(({layer, drop}, index) => {
          const isFirst = states.findIndex((one) => one.drop === drop) === index;
          return [`why-${layer}`, drop && isFirst ? words.drops[drop] : ''];
        }),
      ),
    },
  };
}
