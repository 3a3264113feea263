import { journeys } from '../journeys/journey';
import { everyScreenFits } from '../screens/everyScreenFits';
import { visitorScreens } from '../screens/visitorScreens';

everyScreenFits(journeys(), visitorScreens);
