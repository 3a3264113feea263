import { houseFolder } from './site/builds';
import { buildWhatIsNotBuilt } from './starting/build';

buildWhatIsNotBuilt(houseFolder);
