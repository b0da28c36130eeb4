/** The site in a bucket of Amazon S3 behind CloudFront. */
import {CACHING, made, SHARING, type Header, type Recipe, type Table} from './table';

/** Limit of Amazon for the text of a CloudFront function. */
const LARGEST_FUNCTION = 10_240;

/**
 * For S3 and CloudFront. The function is too small for a list of pages, so it
 * makes the clean form of an address by the rules that the site itself has
 * (src/client/address.ts), and knows only the moved ones.
 */
export function cloudfront(table: Table): Recipe {
  const {base, languages, moved, headers, types, pages} = table;
  const upper = pages.find(({address}) => {
    const own = languages.map((language) => language.base).filter((start) => address.startsWith(start));
    const below = address.slice(Math.max(...own.map((start) => start.length)));
    return below !== below.toLowerCase();
  });
  if (upper) {
    throw new Error(`${upper.address}: the function for CloudFront expects addresses in lower case`);
  }
  const [, ...others] = languages;
  const below = (address: string) => address.slice(base.length);
  const movedOfDefault = moved.filter(({from}) => !others.some((language) => from.startsWith(language.base)));
  const code = `// ${made('cloudfront')}
// A CloudFront function for viewer requests, runtime cloudfront-js-2.0.
var BASE = '${base}';
var LANGUAGES = ${JSON.stringify(others.map((language) => below(language.base).slice(0, -1)))};
var MOVED = ${JSON.stringify(Object.fromEntries(movedOfDefault.map(({from, to}) => [below(from), below(to)])), null, 2)};
var HEADERS = ${JSON.stringify(
    Object.fromEntries(
      [...headers, {name: 'Cache-Control', value: CACHING.changing}].map(({name, value}) => [
        name.toLowerCase(),
        {value},
      ]),
    ),
    null,
    2,
  )};

function querystring(query) {
  var parts = [];
  for (var key in query) {
    (query[key].multiValue || [query[key]]).forEach(function (one) {
      parts.push(one.value === '' ? key : key + '=' + one.value);
    });
  }
  return parts.length > 0 ? '?' + parts.join('&') : '';
}

function handler(event) {
  var request = event.request;
  var asked = request.uri;
  if (/\\.(?:${types
    .map(({extension}) => extension)
    .filter((extension) => extension !== 'html')
    .join('|')})$/.test(asked)) {
    return request;
  }
  var path = asked;
  try {
    path = decodeURIComponent(asked);
  } catch (error) {
    return request;
  }
  var clean = path.toLowerCase().replace(/\\/{2,}/g, '/').replace(/(?:\\/index)?\\.html$/, '').replace(/\\/index$/, '').replace(/\\/+$/, '');
  // Letters of addresses only: what else there is leads nowhere, and is repeated to nobody.
  if (!/^[a-z0-9_/-]*$/.test(clean) || (clean + '/').indexOf(BASE) !== 0) {
    return request;
  }
  var route = clean.slice(BASE.length);
  var language = '';
  LANGUAGES.forEach(function (name) {
    if ((route + '/').indexOf(name.toLowerCase() + '/') === 0) {
      language = name + '/';
      route = route.slice(name.length + 1);
    }
  });
  if (route === '404') {
    request.uri = BASE + language + '404.html';
    return request;
  }
  var target = BASE + language + (MOVED[route] || route);
  if (target !== asked) {
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: Object.assign({location: {value: target + querystring(request.querystring)}}, HEADERS),
    };
  }
  request.uri = target + (route === '' ? 'index' : '') + '.html';
  return request;
}
`;
  const size = Buffer.byteLength(code);
  if (size > LARGEST_FUNCTION) {
    throw new Error(`The function for CloudFront has ${size} bytes; Amazon allows ${LARGEST_FUNCTION}`);
  }
  return {
    'function.js': code,
    'headers-policy.json': `${JSON.stringify(
      {
        Name: 'documentation',
        Comment: made('cloudfront'),
        ...headersPolicy(headers),
      },
      null,
      2,
    )}\n`,
    'upload.sh': `#!/bin/sh
# ${made('cloudfront')}
# Usage: upload.sh <bucket>. New files first, pages last: no page names a file that is not there yet.
set -eu
bucket="s3://$1${base.slice(0, -1)}"
cd "$(dirname "$0")/../../../build"
${languages
  .map(
    (language) =>
      `aws s3 sync "${below(language.base)}assets" "$bucket/${below(language.base)}assets" --exclude '*.br' --exclude '*.gz' --cache-control '${CACHING.hashed}'`,
  )
  .join('\n')}
${types
  .map(
    ({extension, type}) =>
      `aws s3 sync . "$bucket" --exclude '*' --include '*.${extension}' ${languages
        .map((language) => `--exclude '${below(language.base)}assets/*'`)
        .join(' ')} --content-type '${type}' --cache-control '${CACHING.changing}'`,
  )
  .reverse()
  .join('\n')}
`,
  };
}

/** The shape that Amazon wants headers in: some have a name of their own there, and may not stand among the rest. */
function headersPolicy(headers: readonly Header[]): object {
  const value = (wanted: string): string => headers.find(({name}) => name === wanted)?.value ?? '';
  const own = [
    'Content-Security-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'X-Frame-Options',
    'Referrer-Policy',
  ];
  const rest = [...headers.filter(({name}) => !own.includes(name)), {name: SHARING.name, value: SHARING.own}];
  const transport = value('Strict-Transport-Security');
  return {
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {Override: true, ContentSecurityPolicy: value('Content-Security-Policy')},
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1] ?? 0),
        IncludeSubdomains: transport.includes('includeSubDomains'),
        Preload: transport.includes('preload'),
      },
      ContentTypeOptions: {Override: true},
      FrameOptions: {Override: true, FrameOption: value('X-Frame-Options')},
      ReferrerPolicy: {Override: true, ReferrerPolicy: value('Referrer-Policy')},
    },
    CustomHeadersConfig: {
      Quantity: rest.length,
      Items: rest.map(({name, value: text}) => ({Header: name, Value: text, Override: true})),
    },
  };
}
