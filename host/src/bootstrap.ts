import { languageOf } from '@forms/shared/contract';
import { createStore, setBases } from '@forms/shared/platform/store';
import { campusOfVisit } from './campus';
import { startParts } from './federation/startParts';
import { takeGiven } from './given';
import { letTryAgain } from './notOpened';
import { askAhead } from './routes/askAhead';
import { readSettings } from './settings';

/** Asks for what the address needs while what draws it is still on its way, which is most of a first visit's bytes. */
async function start() {
  const drawing = import(/* webpackChunkName: "draw" */ './draw');
  const settings = readSettings();
  const { load, lines, overrides } = startParts(settings);
  const site = await settings;
  setBases(site, takeGiven);
  const store = createStore();
  const language = languageOf[campusOfVisit(site)];
  // By it pages bring their words while they come; what the portal's address answers is English.
  document.documentElement.lang = language;
  const pageCode = askAhead({ store, load, address: window.location, language });
  const { draw } = await drawing;
  await draw({ site, store, load, lines, overrides: await overrides, pageCode });
}

// What draws the page did not come: all of it is asked for again.
start().catch(async (error) => {
  console.error('The page could not be drawn:', error);
  await letTryAgain();
  window.location.reload();
});
