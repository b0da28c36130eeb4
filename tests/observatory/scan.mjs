// @ts-check
/*
 * Scores a host with the scanner of the MDN HTTP Observatory, as its own program
 * does, but finds the host on this machine: the host is asked for by its name,
 * at other ports. Run by scripts/observatory.mts, which says where in the environment.
 */
import net from 'node:net';
import {pathToFileURL} from 'node:url';

const {SCANNER = '', HOST = '', HTTP_PORT, HTTPS_PORT} = process.env;
/** @type {Record<string, string | undefined>} */
const ports = {80: HTTP_PORT, 443: HTTPS_PORT};
const {connect} = net.Socket.prototype;

/** @param {unknown[]} parameters */
net.Socket.prototype.connect = function connectHere(...parameters) {
  // Node.js hands its own calls on as one list.
  const [first] = /** @type {any[]} */ (Array.isArray(parameters[0]) ? parameters[0] : parameters);
  if (first?.host !== HOST || ports[first.port] === undefined) {
    throw new Error(`The scanner may ask ${HOST} alone, not ${first?.host}:${first?.port}`);
  }
  Object.assign(first, {host: '127.0.0.1', port: Number(ports[first.port])});
  return connect.apply(this, /** @type {any} */ (parameters));
};

const {scan} = await import(pathToFileURL(SCANNER).href);
process.stdout.write(JSON.stringify(await scan(HOST)));
