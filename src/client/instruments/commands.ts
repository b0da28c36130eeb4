import {commandResults, type CommandWords} from '../../facts/autoApprove/commandResults';
import {entriesOf} from '../../facts/autoApprove/commands';
import {alive, write, type Start} from './kit';

/** The command tester on features/auto-approving-actions. */
const start: Start<CommandWords> = (place) =>
  alive(place, ({text, checked}) => {
    const lists = {
      allowed: entriesOf(text('allowed')),
      denied: entriesOf(text('denied')),
      isOn: checked('on'),
    };
    write(place.form, commandResults(text('command'), lists, place.data));
  });

export default start;
