import {sources, type Have} from '../../facts/promptLayers/layers';
import {layerResults, type LayerWords} from '../../facts/promptLayers/results';
import {alive, write, type Start} from './kit';

/** The anatomy of a prompt on features/footgun-prompting and advanced-usage/prompt-engineering. */
const start: Start<{words: LayerWords}> = (place) =>
  alive(place, ({text, checked}) => {
    const have: Have = {
      override: text('override') as Have['override'],
      present: new Set(sources.filter(checked)),
      readsAgents: checked('readsAgents'),
    };
    const {states, results} = layerResults(have, place.data.words);
    write(place.form, results);
    for (const {layer, state} of states) {
      place.form.querySelector(`[data-layer="${layer}"]`)?.setAttribute('data-state', state);
    }
  });

export default start;
