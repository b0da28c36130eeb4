/** The error finder, and the box that leads to it. */
import {h} from 'hastscript';
import {baseOf} from '../../config/locales';
import {fact} from '../fact';
import {instrument, out, resetButton, textField} from '../instrument';
import {box, drawing} from '../nodes';
import {BOX_NOTE, boxWords, FINDER, LONGEST_MESSAGE} from './words';

const label = {en: 'Message', 'pt-BR': 'Mensagem'};

/** What the finder says, in the language of the page. */
export interface FinderWords {
  none: string;
  one: string;
  many: string;
  show: string;
  copy: string;
  copied: string;
  cause: string;
  fix: string;
  /** Where the addresses of the platform's messages begin. */
  base: string;
}

/** The finder over the lists of messages that stand below it. Without a script the lists are there alone. */
export const ErrorFinder = fact({}, (_, say) => {
  const {text, locale} = say;
  const words: FinderWords = {
    none: text({
      en: 'No message of the lists is like this one. Paste more of it, or try the site search.',
      'pt-BR': 'Nenhuma mensagem das listas se parece com esta. Cole um trecho maior ou use a busca do site.',
    }),
    one: text({en: 'One message fits.', 'pt-BR': 'Uma mensagem corresponde.'}),
    many: text({
      en: '{count} messages fit, the best first.',
      'pt-BR': '{count} mensagens correspondem, a melhor primeiro.',
    }),
    show: text({en: 'Show in the list', 'pt-BR': 'Mostrar na lista'}),
    copy: text({en: 'Copy link', 'pt-BR': 'Copiar link'}),
    copied: text({en: 'Copied', 'pt-BR': 'Copiado'}),
    cause: text({en: 'Why', 'pt-BR': 'Por quê'}),
    fix: text({en: 'What to do', 'pt-BR': 'O que fazer'}),
    base: baseOf(locale).replace(/\/$/, ''),
  };
  return instrument(
    'errors',
    {
      title: {en: 'Find your message', 'pt-BR': 'Encontre sua mensagem'},
      lead: {
        en: 'Your text is compared here in the browser with the lists below. It stands in the address of this page too, so remove keys before you share the link.',
        'pt-BR':
          'O texto é comparado aqui no navegador com as listas abaixo. Ele também fica no endereço desta página, por isso remova chaves antes de compartilhar o link.',
      },
      form: [
        textField({
          name: 'm',
          label: text(label),
          value: '',
          rows: 3,
          placeholder: text(boxWords.placeholder),
          code: true,
        }),
        out('count', '', true),
        h('ol', {className: ['found'], dataFound: ''}),
        resetButton(text({en: 'Clear', 'pt-BR': 'Limpar'})),
      ],
      data: {...words},
      needsScript: true,
    },
    say,
  );
});

/** A box that leads to the finder with what is pasted into it; it works without a script. */
export const MessageBox = fact({}, (_, {text, locale}) => {
  const address = `${baseOf(locale)}${FINDER}`;
  return box('div', {dataSearchIgnore: ''}, [
    drawing(
      h('form', {className: ['message-box'], action: address, method: 'get'}, [
        h('label', [
          h('span', text(boxWords.label)),
          h('textarea', {
            name: 'm',
            rows: 2,
            maxLength: LONGEST_MESSAGE,
            required: true,
            spellCheck: 'false',
            ariaDescribedBy: BOX_NOTE,
            placeholder: text(boxWords.placeholder),
          }),
        ]),
        h('small', {id: BOX_NOTE}, text(boxWords.note)),
        h('button', {type: 'submit'}, text(boxWords.send)),
      ]),
    ),
  ]);
});
