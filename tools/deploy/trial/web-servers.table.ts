/** A web server of Debian that a written configuration is tried with. */
type WebServer = {
  readonly program: string;
  /** The file that it is started with, below the folder of the written files. */
  readonly file: string;
  /** Server configuration around the written one, as far as required to run on its own, with all its output below one folder. */
  readonly config: (folder: string) => readonly string[];
  /** Refuses a configuration that is wrong. */
  readonly check: (config: string, folder: string) => readonly string[];
  readonly run: (config: string, folder: string) => readonly string[];
  /** Ends once what is under way is answered. */
  readonly endedBy: 'SIGQUIT' | 'SIGTERM';
  /** Whether a line of its log is a complaint. */
  readonly isComplaint: (line: string) => boolean;
};

/** Log file of a web server’s errors, below its folder. */
export const LOG = 'error.log';

const ofNginx = (config: string, folder: string) => ['-p', folder, '-c', config, '-e', `${folder}/${LOG}`];

const NGINX: WebServer = {
  program: 'nginx',
  file: 'nginx.conf',
  config: (folder) => [
    'daemon off;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/${LOG};`,
    'events { worker_connections 512; }',
    'http {',
    '  access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `  ${name}_temp_path ${folder}/temp-${name};`,
    ),
    `  include ${folder}/nginx/courtside.conf;`,
    '}',
  ],
  check: (config, folder) => [...ofNginx(config, folder), '-t'],
  run: ofNginx,
  endedBy: 'SIGQUIT',
  isComplaint: (line) => line !== '',
};

const CADDY: WebServer = {
  program: 'caddy',
  file: 'Caddyfile',
  config: (folder) => [
    '{',
    '\tadmin off',
    '\tauto_https disable_redirects',
    `\tstorage file_system ${folder}/caddy-storage`,
    `\tlog {\n\t\toutput file ${folder}/${LOG}\n\t\tlevel WARN\n\t}`,
    '}',
    `import ${folder}/caddy/Caddyfile`,
  ],
  check: (config) => ['validate', '--adapter', 'caddyfile', '--config', config],
  run: (config) => ['run', '--adapter', 'caddyfile', '--config', config],
  endedBy: 'SIGTERM',
  isComplaint: (line) => /"level":"(?:error|panic|fatal)"/.test(line),
};

/** The web servers that the build writes a configuration for. */
export const WEB_SERVERS: Readonly<Record<'nginx' | 'caddy', WebServer>> = { nginx: NGINX, caddy: CADDY };

export type WebServerName = keyof typeof WEB_SERVERS;
