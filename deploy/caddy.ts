/** The site behind Caddy 2.6 or later. */
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

/** A quoted string of Caddy; braces would be a placeholder. */
function quoted(text: string): string {
  if (/[{}`]/.test(text)) {
    throw new Error(`Caddy cannot send this as it is: ${text}`);
  }
  return `"${text.replaceAll('"', '\\"')}"`;
}

/** Any form of an address: case, doubled slashes, `.html`, `/index`, a slash at its end. */
const anyForm = (address: string): string => {
  const parts = address.split('/').filter((part) => part !== '');
  return `(?i)^${parts.map((part) => `/+${escapePattern(part)}`).join('')}(?:/+index)?(?:\\.html)?/*$`;
};

/** The headers of every answer, and those that depend on the address. */
function headerLines(table: Table): string {
  const {headers, shared} = table;
  return `		header {
${headers.map(({name, value}) => `			${name} ${quoted(value)}`).join('\n')}
			${SHARING.name} ${SHARING.own}
			Cache-Control ${quoted(CACHING.changing)}
		}
		@shared path ${shared.map((folder) => `${folder}*`).join(' ')}
		header @shared ${SHARING.name} ${SHARING.shared}
		@hashed path ${hashedFolders(table)
      .map((folder) => `${folder}*`)
      .join(' ')}
		header @hashed Cache-Control ${quoted(CACHING.hashed)}`;
}

/** A file of the build, by its name. */
function fileHandler({types}: Table): string {
  const texts = types.filter(({isText}) => isText);
  return `		# A file of the build, by its name.
		@file path_regexp ${FILE_END}$
		handle @file {
${types
  .filter(({extension}) => extension !== 'html')
  .map(
    ({extension, type}) =>
      `			@${extension} path *.${extension}\n			header @${extension} Content-Type ${quoted(type)}`,
  )
  .join('\n')}
			@text path ${texts.map(({extension}) => `*.${extension}`).join(' ')}
			header @text Vary Accept-Encoding
			file_server {
				precompressed br gzip
				disable_canonical_uris
				index off
			}
		}`;
}

/** Finds the page of an address, whatever its form, and redirects every form but its own. */
function pageRedirects(table: Table): string {
  return `		# The page of an address, whatever its form, the file that has it, and the one that has it as Markdown.
		map {path} {site_page} {site_file} {site_text} {
${leads(table)
  .map(({from, page}) => `			~${anyForm(from)} ${page.address} ${page.file} ${page.text ?? '""'}`)
  .join('\n')}
			default "" "" ""
		}
		map {query} {site_query} {
			~^(.+)$ "?\${1}"
			default ""
		}
		@other expression {site_page} != "" && {site_page} != {path}
		redir @other {site_page}{site_query} permanent
		# An address that ends in a slash is the page's own with an escaped one, too, once that is read.
		@escaped {
			expression {site_page} != ""
			vars_regexp {http.request.orig_uri} (?i)^[^?]*%2f(?:[?]|$)
		}
		redir @escaped {site_page}{site_query} permanent`;
}

/** The page that was found, or its Markdown, with the links to that and to the list of its language. */
function pageHandlers({languages}: Table): string {
  const [{base: own} = {base: '/'}, ...others] = languages;
  return `		map {site_page} {site_list} {
${others.map(({base}) => `			~^${escapePattern(base)} \`${listLink(base)}\``).join('\n')}
			default \`${listLink(own)}\`
		}
		@both expression {site_text} != ""
		header @both Link \`${textLink('{site_text}')}, {site_list}\`

		# Assistants name Markdown as what they want, browsers never do.
		@wanted {
			expression {site_text} != ""
			header_regexp Accept \`(?i)${WANTS_TEXT}\`
		}
		handle @wanted {
			rewrite * {site_text}
			header Content-Type "text/markdown; charset=utf-8"
			header Vary ${quoted(VARY.negotiated)}
			file_server {
				precompressed br gzip
				disable_canonical_uris
			}
		}
		@page expression {site_page} != ""
		handle @page {
			rewrite * {site_file}
			header Vary ${quoted(VARY.negotiated)}
			file_server {
				precompressed br gzip
				disable_canonical_uris
			}
		}`;
}

/** The not-found page of a language, or a line in place of a file. */
function errorHandler({languages}: Table): string {
  const [{notFound: fallback} = {notFound: '/404.html'}, ...others] = languages;
  return `	handle_errors {
		# In this order.
		route {
			header Cache-Control ${quoted(CACHING.error)}
			header ${SHARING.name} ${SHARING.own}
			header -Link
			# In place of a file: a line.
			@missing {
				path_regexp ${FILE_END}$
				expression {err.status_code} == 404
			}
			handle @missing {
				header Content-Type "text/plain; charset=utf-8"
				respond \`${MISSING}
\` 404
			}
			header Content-Type "text/html; charset=utf-8"
			header Vary Accept-Encoding
${others
  .map(
    (
      {base, notFound},
      index,
    ) => `			@language${index} path_regexp (?i)^/+${escapePattern(base.slice(1, -1))}(/|$)
			rewrite @language${index} ${notFound}
			@default not path_regexp (?i)^/+${escapePattern(base.slice(1, -1))}(/|$)
			rewrite @default ${fallback}`,
  )
  .join('\n')}
			file_server {
				status {err.status_code}
				precompressed br gzip
				disable_canonical_uris
			}
		}
	}`;
}

/**
 * Redirects lead to addresses of the table only, never to what was asked for:
 * no address can make Caddy send a reader elsewhere.
 */
export function caddy(table: Table, {root, listen, tls}: ServerOptions): Recipe {
  const isHttp = tls === undefined;
  // Whatever name a request has: something in front of the server may have given it another.
  const [, host = '', port = listen] = isHttp ? (/^(.*):(\d+)$/.exec(listen) ?? []) : [];
  return {
    Caddyfile: `# ${made('caddy')}

${isHttp ? `http://:${port}` : table.origin} {
${host === '' ? '' : `	bind ${host}\n`}	root * ${root}
${tls && tls.certificate !== '' ? `	tls ${tls.certificate} ${tls.key}\n` : ''}
	route {
${headerLines(table)}

		@method not method ${METHODS.replace(',', '')}
		header @method Allow ${quoted(METHODS)}
		error @method 405
		# No file has a longer name: the system would refuse to look for it.
		@long path_regexp [^/]{256}
		error @long 404
		# Files are short: who asks for a part gets all of it, and no request for a part that is not there is an error.
		request_header -Range

${fileHandler(table)}

${pageRedirects(table)}

${pageHandlers(table)}
		error 404
	}

${errorHandler(table)}
}
${isHttp ? '' : '\n# Over plain HTTP Caddy itself redirects to the address above.\n'}`,
  };
}
