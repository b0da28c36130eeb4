import {costResults, type CostWords} from '../../facts/costs/results';
import {alive, write, type Start} from './kit';

/** The cost estimator on advanced-usage/rate-limits-costs. */
const start: Start<CostWords> = (place) =>
  alive(place, ({number, checked}) => {
    const task = {
      requests: number('requests'),
      first: number('first'),
      added: number('added'),
      answer: number('answer'),
    };
    const prices = {
      input: number('input'),
      output: number('output'),
      write: number('write'),
      read: number('read'),
    };
    const input = {task, prices, isCached: checked('cache'), tasks: number('tasks')};
    write(place.form, costResults(input, place.data, place.locale));
  });

export default start;
