import { pdfjs } from 'react-pdf';

declare const __webpack_public_path__: string;

/** Where this build serves pdf.js' own files; webpack.config.js puts them there, of the very version imported here. */
const folder = `${__webpack_public_path__}pdfjs-${pdfjs.version}`;

pdfjs.GlobalWorkerOptions.workerSrc = `${folder}/pdf.worker.min.mjs`;

/** Fonts and decoders come from our own folder; without WebAssembly, since the content security policy forbids it. */
export const pdfOptions = {
  cMapUrl: `${folder}/cmaps/`,
  standardFontDataUrl: `${folder}/standard_fonts/`,
  wasmUrl: `${folder}/wasm/`,
  useWasm: false,
};
export const imageResourcesPath = `${folder}/web/images/`;
