import type {Value} from './parsed';

/** The value of a plain text, as YAML 1.2 reads it. */
export function plain(text: string): Value {
  if (/^(?:~|null|Null|NULL|)$/.test(text)) {
    return null;
  }
  if (/^(?:true|True|TRUE|false|False|FALSE)$/.test(text)) {
    return text.toLowerCase() === 'true';
  }
  if (/^0o[0-7]+$|^0x[\da-fA-F]+$/.test(text)) {
    return Number(text);
  }
  if (/^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/.test(text)) {
    return Number(text);
  }
  return /^[-+]?\.(?:inf|Inf|INF)$|^\.(?:nan|NaN|NAN)$/.test(text) ? NaN : text;
}
