/** The site behind Apache 2.4. */
import {escapePattern} from '../src/config/patterns';
import {CACHING, hashedFolders, leads, made, SHARING, type Place, type Recipe, type Table} from './table';

/** A quoted string of Apache; `%` begins a variable in headers. */
const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&').replaceAll('%', '%%')}"`;

/** What a virtual host listens to. */
const addressOf = (listen: string): string => (listen.includes(':') ? listen : `*:${listen}`);

const MODULES = 'rewrite headers mime ssl setenvif';

/**
 * Redirects lead to addresses of the table only, never to what was asked for.
 * The table is a file of its own, which Apache keeps in memory.
 */
export function apache(table: Table, {root, listen, tls}: Place): Recipe {
  const {origin, languages, types, headers, shared} = table;
  const [{notFound: fallback} = {notFound: '/404.html'}, ...others] = languages;
  const homes = table.pages.filter(({file}) => file.endsWith('/index.html'));
  // Each address in lower case, with the address and the file of its page.
  const lines = [
    ...homes.map(({address, file}) => [`${address}index`, address, file]),
    ...leads(table).map(({from, page}) => [from.replace(/(.)\/$/, '$1'), page.address, page.file]),
  ].map(([from = '', address, file]) => `${from.toLowerCase()} ${address}|${file}`);
  const host = new URL(origin).hostname;
  const notFoundFor = (status: number) => `        ErrorDocument ${status} ${fallback}`;
  return {
    'pages.txt': `# ${made('apache')}\n${lines.join('\n')}\n`,
    'apache.conf': `# ${made('apache')}
# Put it into /etc/apache2/sites-available/ and pages.txt beside it; a2enmod ${MODULES}
${
  tls
    ? `
<VirtualHost ${addressOf(tls.plain)}>
    ServerName ${host}
    Redirect permanent / ${origin}/
</VirtualHost>
`
    : ''
}
<VirtualHost ${addressOf(listen)}>
    ServerName ${host}
    DocumentRoot ${root}
${tls ? `    SSLEngine on\n    SSLCertificateFile ${tls.certificate}\n    SSLCertificateKeyFile ${tls.key}\n` : ''}    # "%2f" is part of no address: without this Apache answers with a page of its own.
    AllowEncodedSlashes NoDecode

    <Directory ${root}>
        Require all granted
        AllowOverride None
        Options -Indexes -MultiViews +FollowSymLinks
        DirectorySlash Off
        DirectoryIndex disabled
        # Compressed files lie beside the others, and their names say what is in them.
        RemoveType .br .gz
        AddEncoding br .br
        AddEncoding gzip .gz
${types.map(({extension, type}) => `        AddType ${quoted(type)} .${extension}`).join('\n')}
    </Directory>

    RewriteEngine On
    RewriteMap site_case int:tolower
    RewriteMap site_pages txt:pages.txt

    # The page of an error comes here, too. The first line of the request says its language.
${others
  .map(
    ({base, notFound}) => `    RewriteCond %{ENV:REDIRECT_STATUS} !^$
    RewriteCond %{THE_REQUEST} "^\\S+ /+${escapePattern(base.slice(1, -1))}(?:[/? ]|$)" [NC]
    RewriteRule ^${escapePattern(fallback)}$ ${notFound}`,
  )
  .join('\n')}
    RewriteCond %{ENV:REDIRECT_STATUS} !^$
    RewriteCond %{HTTP:Accept-Encoding} (^|[\\s,])br\\s*(,|$|;\\s*q=(1|0\\.0*[1-9]))
    RewriteCond ${root}$1.br -f
    RewriteRule ^(.+)$ $1.br [E=no-gzip:1,E=no-brotli:1,L]
    RewriteCond %{ENV:REDIRECT_STATUS} !^$
    RewriteCond %{HTTP:Accept-Encoding} (^|[\\s,])gzip\\s*(,|$|;\\s*q=(1|0\\.0*[1-9]))
    RewriteCond ${root}$1.gz -f
    RewriteRule ^(.+)$ $1.gz [E=no-gzip:1,E=no-brotli:1,L]
    RewriteCond %{ENV:REDIRECT_STATUS} !^$
    RewriteRule ^ - [L]

    # The page of an address, whatever its form: another form of it is sent there.
    RewriteRule ^(/.*?)/*(?:/index)?(?:\\.html)?/*$ - [E=site_lead:\${site_pages:\${site_case:$1}}]
    RewriteCond %{ENV:site_lead}#%{REQUEST_URI} !^([^|]+)\\|[^#]+#\\1$
    RewriteCond %{ENV:site_lead} ^([^|]+)\\|
    RewriteRule ^ %1 [R=301,L]
    RewriteCond %{ENV:site_lead} ^[^|]+\\|(.+)$
    RewriteRule ^ %1 [S=1]

    # Everything else is a file of the build by its name, or nothing.
    RewriteRule !\\.(?:${types
      .map(({extension}) => extension)
      .filter((extension) => extension !== 'html')
      .join('|')})$ - [R=404,L]

    RewriteCond %{HTTP:Accept-Encoding} (^|[\\s,])br\\s*(,|$|;\\s*q=(1|0\\.0*[1-9]))
    RewriteCond ${root}$1.br -f
    RewriteRule ^(.+)$ ${root}$1.br [E=no-gzip:1,E=no-brotli:1,L]
    RewriteCond %{HTTP:Accept-Encoding} (^|[\\s,])gzip\\s*(,|$|;\\s*q=(1|0\\.0*[1-9]))
    RewriteCond ${root}$1.gz -f
    RewriteRule ^(.+)$ ${root}$1.gz [E=no-gzip:1,E=no-brotli:1,L]
    RewriteRule ^(.+)$ ${root}$1 [L]

${[400, 403, 404, 405, 414].map(notFoundFor).join('\n')}
${headers.map(({name, value}) => `    Header always set ${name} ${quoted(value)}`).join('\n')}
    Header always set ${SHARING.name} ${SHARING.own}
    <LocationMatch "^(?:${shared.map(escapePattern).join('|')})">
        Header always set ${SHARING.name} ${SHARING.shared}
    </LocationMatch>
    Header always set Cache-Control ${quoted(CACHING.changing)}
    Header always set Cache-Control ${quoted(CACHING.hashed)} "expr=%{REQUEST_URI} =~ m#^(?:${hashedFolders(
      table,
    )
      .map(escapePattern)
      .join('|')})#"
    Header always set Cache-Control ${quoted(CACHING.error)} "expr=%{REQUEST_STATUS} -ge 400"
    Header always set Vary Accept-Encoding "expr=%{CONTENT_TYPE} =~ m#^(?:text/|application/|image/svg)#"
    # Without the host: Apache would name the one that it believes to be, and its own scheme.
    Header always edit Location "^https?://[^/]+/" "/"
</VirtualHost>
`,
  };
}
