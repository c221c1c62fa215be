import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-command.mjs';

const MIME_TYPES = ['/etc/nginx', '/usr/local/etc/nginx', '/opt/homebrew/etc/nginx'].map((folder) =>
  join(folder, 'mime.types'),
);
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * @param {string} folder where nginx writes everything
 * @param {Record<string, string>} values for `${…}` in the template
 * @param {string} [upstreams] is added to nginx's http block
 * @returns {string} the path of the configuration
 */
export function writeGatewayConfig(folder, values, upstreams = '') {
  const temporary = TEMPORARY.map((name) => {
    mkdirSync(join(folder, name));
    return `${name}_temp_path ${join(folder, name)};`;
  });
  const server = fillIn('deploy/gateway.conf.template', {
    NGINX_LOCAL_RESOLVERS: '127.0.0.1',
    GATEWAY_SNIPPETS: join(root, 'deploy'),
    BACKOFFICE_ROOT: join(root, 'backoffice/build'),
    STOREFRONT_ROOT: join(root, 'storefront/build/client'),
    ...values,
  });
  const lines = [
    'daemon off;',
    `pid ${folder}/pid;`,
    process.getuid?.() === 0 ? 'user root;' : '',
    'events {}',
    `http { include ${MIME_TYPES.find(existsSync) ?? MIME_TYPES[0]}; access_log off;`,
    ...temporary,
    upstreams,
    server,
    '}',
  ];
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, lines.join('\n'));
  return config;
}

export function fillIn(template, values) {
  return readFileSync(join(root, template), 'utf8').replace(/\$\{(\w+)\}/g, (_, name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${template}: ${name} is not set`);
    return value;
  });
}
