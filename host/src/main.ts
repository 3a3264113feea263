import { heedFirstWords } from './first-words/firstWords';
import { settleAddress } from './routes/address';
import { guardThePage } from './trustedTypes';

guardThePage();
// Or zod would try at its first schema whether it may compile code, which the content policy reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
heedFirstWords(settleAddress);
import(/* webpackChunkName: "bootstrap" */ './bootstrap');
