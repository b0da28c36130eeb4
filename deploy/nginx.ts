/** The site behind nginx 1.18 or later, with the modules that every package has. */
import {escapePattern} from '../src/config/patterns';
import {
  CACHING,
  FILE_END,
  hashedFolders,
  leads,
  listLink,
  made,
  METHODS,
  MISSING,
  SHARING,
  textLink,
  VARY,
  WANTS_TEXT,
  type ServerOptions,
  type Recipe,
  type Table,
} from './table';

/** A quoted string of nginx. `$` begins a variable there and cannot be escaped. */
function quoted(text: string): string {
  if (text.includes('$')) {
    throw new Error(`nginx cannot send a "$": ${text}`);
  }
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** What is not there: a page in place of a page, a line in place of a file. */
const MISSES = [403, 404];

/** Other errors that readers meet get the not-found page. */
const SHOWN_ERRORS = [400, 405, 414];

/** Errors that nobody may keep. */
const ERRORS = [
  ...MISSES,
  ...SHOWN_ERRORS,
  408,
  411,
  412,
  413,
  416,
  421,
  429,
  431,
  494,
  500,
  501,
  502,
  503,
  504,
];

/** Files that a location tries: the compressed one first, where there may be one. */
const compressed = (file: string, isText: boolean): string => (isText ? `${file}$site_br ${file}` : file);

/** The page of an address in any form, and its file. */
function pageMaps(table: Table): string {
  const keys = leads(table).map(({from, page}) => [from.replace(/(.)\/$/, '$1'), page] as const);
  const homes = table.pages.filter(({file}) => file.endsWith('/index.html'));
  return `# What is asked for, without what may stand after it: a slash, .html, /index.
map $uri $site_form {
    default "";
    "~*^(?<site_clean>/.*?)/*(?:/index)?(?:\\.html)?/*$" $site_clean;
}

# The page of an address, whatever its case.
map $site_form $site_page {
    default "";
${homes
  .map(({address}) => `    ${address}index ${address};\n`)
  .join('')}${keys.map(([from, {address}]) => `    ${from} ${address};`).join('\n')}
}

map $site_page $site_file {
    default $site_page.html;
    "" /nothing;
${homes.map(({address, file}) => `    ${address} ${file};`).join('\n')}
}`;
}

/** The Markdown of a page, and the links to it and to the list of its language. */
function textMaps({pages, languages}: Table): string {
  const [{base: own} = {base: '/'}, ...others] = languages;
  const texts = pages
    .filter(({address, text}) => text !== `${address}.md`)
    .map(({address, text = '""'}) => `    ${address} ${text};`)
    .join('\n');
  const otherLists = others.map(({base}) => `    "~^${escapePattern(base)}" '${listLink(base)}';`).join('\n');
  return `# The same as Markdown, and whether the request would rather have that: assistants name it, browsers never do.
map $site_page $site_text {
    default $site_page.md;
    "" "";
${texts}
}
map $http_accept $site_wanted_text {
    default "";
    "~*${WANTS_TEXT}" $site_text;
}
map $site_page $site_list {
    default '${listLink(own)}';
${otherLists}
}
map $status:$site_text $site_link {
    default "";
    "~^(?:200|304):/" '${textLink('$site_text')}, $site_list';
}`;
}

/** What comes in place of what was asked for: another address, a not-found page, a line. */
function replacementMaps({languages}: Table): string {
  const [{notFound: fallback} = {notFound: '/404.html'}, ...others] = languages;
  return `# Where to send a reader who asked for another form of it.
map "$site_page $request_uri" $site_target {
    default "";
    "~^(?<site_same>\\S+) \\k<site_same>(?:\\?|$)" "";
    "~^(?<site_other>\\S+) " $site_other;
}

# By the first line of the request: of a malformed address nginx knows nothing else.
map $request $site_not_found {
    default ${fallback};
${others.map(({base, notFound}) => `    "~*^\\S+ /*${escapePattern(base.slice(1, -1))}(?:[/? ]|$)" ${notFound};`).join('\n')}
}

# In place of a file: a line.
map $request $site_missing {
    default $site_not_found;
    "~^\\S+ [^?\\s]*${FILE_END}(?:[?\\s]|$)" @missing;
}`;
}

/** The headers that depend on the answer. */
function headerMaps(table: Table): string {
  const {types, shared} = table;
  return `map $uri $site_lifetime {
    default ${quoted(CACHING.changing)};
    "~^(?:${hashedFolders(table).map(escapePattern).join('|')})" ${quoted(CACHING.hashed)};
}
map $status $site_cache {
    default $site_lifetime;
${ERRORS.map((status) => `    ${status} ${CACHING.error};`).join('\n')}
}
map $status $site_methods {
    default "";
    405 ${quoted(METHODS)};
}
map $uri $site_sharing {
    default ${SHARING.own};
    "~^(?:${shared.map(escapePattern).join('|')})" ${SHARING.shared};
}
map $uri $site_encoding {
    default "";
    "~\\.br$" br;
}
map $sent_http_content_type $site_vary {
    default "";
    text/html ${quoted(VARY.negotiated)};
${[...new Set(types.filter(({isText}) => isText).map(({type}) => type))]
  .map(
    (type) =>
      `    ${quoted(type)} ${/html|markdown/.test(type) ? quoted(VARY.negotiated) : VARY.compressed};`,
  )
  .join('\n')}
}`;
}

/** Sends readers who come without TLS to the site. */
const redirectServer = (origin: string, port: string): string => `
server {
    listen ${port};
    server_name ${new URL(origin).host};
    return 301 ${origin}$request_uri;
}
`;

/** Pages, the not-found page of each language, and files of each type. */
function locations({languages, types}: Table): string {
  const files = types.filter(({extension}) => extension !== 'html');
  return `    location / {
        types { "text/html; charset=utf-8" html br; }
        if ($site_target) {
            return 301 $site_target$is_args$args;
        }
        if ($site_wanted_text) {
            rewrite ^ $site_wanted_text last;
        }
        try_files ${compressed('$site_file', true)} =404;
    }
${languages
  .map(
    ({notFound}) => `
    location = ${notFound} {
        internal;
        types { "text/html; charset=utf-8" html br; }
        try_files ${compressed(notFound, true)} =404;
    }`,
  )
  .join('')}
${files
  .map(
    ({extension, type, isText}) => `
    location ~ \\.${extension}$ {
        types { ${quoted(type)} ${extension}${isText ? ' br' : ''}; }
        try_files ${compressed('$uri', isText)} =404;
    }`,
  )
  .join('')}`;
}

/**
 * Redirects lead to addresses of the table only, never to what was asked for:
 * no address can make nginx send a reader elsewhere.
 *
 * nginx has no brotli of its own, so the files `.br` are found by name, and each
 * location says what its own are.
 */
export function nginx(table: Table, {root, listen, tls}: ServerOptions): Recipe {
  const {origin, headers} = table;
  return {
    'nginx.conf': `# ${made('nginx')}
# Put it into /etc/nginx/conf.d/.

map_hash_max_size 4096;
map_hash_bucket_size 256;

# Whether the reader's browser takes brotli. Gzip is nginx's own affair.
map $http_accept_encoding $site_br {
    default "";
    "~*(?:^|[\\s,])br(?![^\\s,;])(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))" .br;
}

${pageMaps(table)}

${textMaps(table)}

${replacementMaps(table)}

${headerMaps(table)}
${tls ? redirectServer(origin, tls.plain) : ''}
server {
    listen ${listen}${tls ? ' ssl http2' : ''};
    server_name ${new URL(origin).host};
${tls ? `    ssl_certificate ${tls.certificate};\n    ssl_certificate_key ${tls.key};\n` : ''}    root ${root};

    server_tokens off;
    absolute_redirect off;
    # Compressed files lie beside the others: nothing is compressed while readers wait.
    gzip off;
    gzip_static on;
    # Which files there are, and which not: looked up again after some seconds, for a new deployment.
    open_file_cache max=10000 inactive=60s;
    open_file_cache_valid 5s;
    open_file_cache_errors on;
    # Files are short: who asks for a part gets all of it, and no request for a part that is not there is an error.
    max_ranges 0;

${headers.map(({name, value}) => `    add_header ${name} ${quoted(value)} always;`).join('\n')}
    add_header ${SHARING.name} $site_sharing always;
    add_header Cache-Control $site_cache always;
    add_header Content-Encoding $site_encoding always;
    add_header Vary $site_vary always;
    add_header Link $site_link;
    add_header Allow $site_methods always;

    # Before everything else: no other form of an address leads on for them.
    if ($request_method !~ ^(?:GET|HEAD)$) {
        return 405;
    }

    error_page ${MISSES.join(' ')} $site_missing;
    error_page ${SHOWN_ERRORS.join(' ')} $site_not_found;
    location @missing {
        default_type "text/plain; charset=utf-8";
        return 404 "${MISSING}\\n";
    }

${locations(table)}
}
`,
  };
}
