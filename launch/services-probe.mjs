import { connect } from 'node:net';
import pg from 'pg';

/** Tells, in JSON, which of the two services answer: run with their addresses. */
const [databaseUrl, redisUrl] = process.argv.slice(2);

async function postgres() {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 3000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query("select current_setting('server_version_num')::int / 10000 as major");
    const { major } = rows[0];
    return major >= 15 ? null : `it is PostgreSQL ${major}; 15 or newer is needed`;
  } catch (error) {
    return error.message || error.code || 'no answer';
  } finally {
    await client.end().catch(() => {});
  }
}

/** Asks in Redis's own words, so that no library is needed; a TLS address is taken on trust. */
function redis() {
  const { hostname, port, password, username, protocol } = new URL(redisUrl);
  if (protocol === 'rediss:') return Promise.resolve(null);
  const login =
    password === '' ? '' : `AUTH ${username === '' ? '' : `${decodeURIComponent(username)} `}${decodeURIComponent(password)}\r\n`;
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 6379), timeout: 3000 });
    let answer = '';
    const end = (why) => {
      socket.destroy();
      resolve(why);
    };
    socket.on('connect', () => socket.write(`${login}PING\r\n`));
    socket.on('data', (data) => {
      answer += String(data);
      if (answer.includes('+PONG')) end(null);
      else if (answer.startsWith('-')) end(answer.trim());
    });
    socket.on('timeout', () => end('no answer'));
    socket.on('error', (error) => end(error.message || error.code));
  });
}

console.log(JSON.stringify({ database: await postgres(), redis: await redis() }));
