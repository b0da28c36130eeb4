/** A container image of nginx with the site in it. It speaks HTTP at port 8080, behind something that does TLS. */
import {nginx} from './nginx';
import {made, type ServerOptions, type Recipe, type Table} from './table';

const CONTAINER_OPTIONS: ServerOptions = {root: '/srv/site', listen: '8080'};

/** The recipe of nginx for the place that the image has, and the files that make the image. */
export function container(table: Table): Recipe {
  return {
    ...nginx(table, CONTAINER_OPTIONS),
    Containerfile: `# ${made('container')}
# From the folder of the repository: podman build -f deploy/made/container/Containerfile -t docs .
# (or docker build). Runs as a user without rights, and writes nothing but its temporary files.
FROM docker.io/nginxinc/nginx-unprivileged:stable-alpine
COPY deploy/made/container/nginx.conf /etc/nginx/conf.d/default.conf
COPY build ${CONTAINER_OPTIONS.root}${table.base}
EXPOSE 8080
`,
    'Containerfile.dockerignore': `# ${made('container')}\n*\n!build\n!deploy/made/container\n`,
  };
}
