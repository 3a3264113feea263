import { readSettings } from '../settings';
import { houseFolder } from '../site/builds';
import { buildWhatIsNotBuilt, serverBuild, siteBuilds } from './build';

// Before the server or a command runs from a checkout: builds it where it has to be, and before a start the site too.
const read = readSettings(process.env);
// Settings that are wrong are told by what runs next.
const site = process.argv[2] === 'start' && 'settings' in read ? siteBuilds(houseFolder, read.settings) : [];
buildWhatIsNotBuilt(houseFolder, [serverBuild, ...site]);
