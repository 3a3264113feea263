import { everyScreenFits } from '../screens/everyScreenFits';
import { visitorScreens } from '../screens/visitorScreens';
import { journeys } from './journey';

everyScreenFits(journeys(), visitorScreens);
