import { pdfjs } from 'react-pdf';

declare const __webpack_public_path__: string;

/** Where this build serves pdf.js' own files; webpack.config.js puts them there, of the very version imported here. */
const folder = `${__webpack_public_path__}pdfjs-${pdfjs.version}`;

pdfjs.GlobalWorkerOptions.workerSrc = `${folder}/pdf.worker.min.mjs`;

/**
 * Of a large file only what is looked at is fetched, in parts of this many bytes: a page is one part or a few, and all of
 * the largest file that may be uploaded is four hundred.
 */
const PART_BYTES = 256 * 1024;

/** Fonts and decoders come from our own folder; without WebAssembly, since the content security policy forbids it. */
export const pdfOptions = {
  cMapUrl: `${folder}/cmaps/`,
  standardFontDataUrl: `${folder}/standard_fonts/`,
  wasmUrl: `${folder}/wasm/`,
  useWasm: false,
  rangeChunkSize: PART_BYTES,
  disableStream: true,
  disableAutoFetch: true,
  verbosity: pdfjs.VerbosityLevel.ERRORS,
};
export const imageResourcesPath = `${folder}/web/images/`;
