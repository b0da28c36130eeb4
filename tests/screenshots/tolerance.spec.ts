/** What the pictures are to forgive, and what they are to tell. */
import {expect, test} from '../browser/fixtures';
import {open, picture, tolerance} from './camera';
import {modes, subjects, type Mode} from './pages';

const WIDTH = 1440;

interface Change {
  what: string;
  style: string;
  /** Page on which it is seen. */
  on: string;
  in?: readonly Mode[];
}

const forgiven: readonly Change[] = [
  {
    what: 'another font wherever the site asks for one',
    style:
      ':root { --ifm-font-family-base: serif; --ifm-font-family-monospace: serif } * { font-family: serif }',
    on: 'approval',
  },
  {what: 'heavier letters', style: '* { -webkit-text-stroke: 0.15px }', on: 'approval'},
  {what: 'heavier letters', style: '* { -webkit-text-stroke: 0.15px }', on: 'home'},
];

// Whatever changes more of a picture than these is told as well.
const told: readonly Change[] = [
  {what: 'the brand in gray', style: ':root { --brand: #555; --brand-strong: #333 }', on: 'home'},
  {what: 'a table without lines', style: 'main .markdown tr > * { border-color: transparent }', on: 'tool'},
  {
    what: 'callouts without a box',
    style: 'main .theme-admonition { background: none; border-color: transparent; padding: 0 }',
    on: 'approval',
  },
  {
    what: 'a white page in dark mode',
    style: "[data-theme='dark'] { --surface: #fff }",
    on: 'platform',
    in: ['dark'],
  },
];

for (const [changes, isTold] of [
  [forgiven, false],
  [told, true],
] as const) {
  for (const {what, style, on, in: its = modes} of changes) {
    test(`${what} on ${on}: ${isTold ? 'told' : 'forgiven'}`, async ({page}, {config}) => {
      test.skip(config.updateSnapshots === 'all', 'those would be pictures of a defect');
      const subject = subjects.find(({name}) => name === on);
      expect(subject).toBeDefined();
      if (subject) {
        await open(page, subject, 'en');
        for (const mode of its) {
          const image = expect(await picture(page, mode, style), mode);
          (isTold ? image.not : image).toMatchSnapshot([on, `en-${mode}-${WIDTH}.jpg`], tolerance);
        }
      }
    });
  }
}
