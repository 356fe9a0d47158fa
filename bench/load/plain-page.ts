import { once } from 'node:events';
import { createServer, request } from 'node:http';

const ROWS = 30;
const ART =
  '/art/courtside/hero.svg?width=1420&height=520&day=0&middle=0.36&horizon=0.52&fov=44&lookX=4&lookY=-8';

const rows = Array.from(
  { length: ROWS },
  (_, row) => `<li><b>63′</b><a href="#">Home ${row}<br>Away ${row}</a><span>1.42 4.35 7.80</span></li>`,
).join('');

/** Smallest possible home page: the same image and thirty rows, written into the HTML, without a script. */
const PLAIN = `<!doctype html><html lang="en"><meta charset="utf-8"><title>plain</title><link rel="icon" href="data:,">
<style>body{margin:0;font:14px sans-serif}header{height:64px}img{width:960px;height:360px;object-fit:cover;display:block;margin:44px auto 0}
li{display:flex;gap:24px;height:65px}</style><header>plain</header><img src="${ART}" alt=""><ul class="mr">${rows}</ul></html>`;

/** Serves the plain page at `/plain`, and the images of the site behind it, until closed. */
export async function servePlain(site: string) {
  const server = createServer((incoming, response) => {
    if (incoming.url === '/plain') {
      response.writeHead(200, { 'content-type': 'text/html' }).end(PLAIN);
      return;
    }
    request(
      new URL(incoming.url ?? '/', site),
      { headers: { ...incoming.headers, host: new URL(site).host } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    ).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/plain`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
