/** So many places of an error's stack are reported. */
export const MOST_PLACES = 6;
/** A text's beginning that is a place in a remote's build, from the folder of its manifest: `common.1a2b.js:1:234`. */
export const BUILT_PLACE = /^[\w.~-]+(\/[\w.~-]+)*\.js:\d+:\d+/;
