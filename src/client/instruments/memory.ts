import {memoryResults, type MemoryWords} from '../../facts/localModels/results';
import {alive, write, type Start} from './kit';

/** The memory calculator on advanced-usage/local-models. */
const start: Start<{words: MemoryWords; least: number}> = (place) =>
  alive(place, ({number}) => {
    const model = {
      parameters: number('parameters'),
      bits: number('bits'),
      context: number('context'),
      layers: number('layers'),
      heads: number('heads'),
      headSize: number('headSize'),
    };
    const input = {model, overhead: number('overhead'), card: number('card')};
    write(place.form, memoryResults(input, place.data.words, place.data.least, place.locale));
  });

export default start;
