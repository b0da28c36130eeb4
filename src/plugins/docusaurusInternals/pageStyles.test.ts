import {expect, it} from 'vitest';
import {emptyFolder} from '../../../tests/support/folder';
import {pageStyles} from './pageStyles';

const folder = emptyFolder();

it('puts each sheet into its place, quoted by the minimizer or not, and leaves the rest as it is', async () => {
  folder.write('assets/a.1.css', 'a{color:red}');
  folder.write('assets/b.2.css', "b::after{content:'$&'}");
  const withStyles = pageStyles(folder.root, '/pt-BR/');
  const page =
    '<head><style data-href=/pt-BR/assets/a.1.css></style><style data-href="/pt-BR/assets/b.2.css"></style><style>i{}</style>';
  expect(await withStyles(page, 'a.html')).toBe(
    `<head><style data-href="/pt-BR/assets/a.1.css">a{color:red}</style><style data-href="/pt-BR/assets/b.2.css">b::after{content:'$&'}</style><style>i{}</style>`,
  );
});

it('stops at a sheet that would end its own element, at one that is not there, and at a page without a place', async () => {
  folder.write('a.css', 'a::before { content: "</style>"; }');
  const withStyles = pageStyles(folder.root, '/');
  await expect(withStyles('<style data-href=/a.css></style>', 'a.html')).rejects.toThrow(
    '/a.css holds </style',
  );
  await expect(withStyles('<style data-href=/b.css></style>', 'a.html')).rejects.toThrow(/b\.css/);
  await expect(withStyles('<style></style>', 'a.html')).rejects.toThrow('a.html has no place');
});
