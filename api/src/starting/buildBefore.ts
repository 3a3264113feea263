import { houseFolder } from '../platform/houseFolder';
import { buildWhatIsNotBuilt, serverBuild, siteBuilds } from './build';

// Before the server or a command runs from a checkout: builds it where it has to be, and before a start the site too.
const site = process.argv[2] === 'start' ? siteBuilds(houseFolder) : [];
buildWhatIsNotBuilt(houseFolder, [serverBuild, ...site]);
