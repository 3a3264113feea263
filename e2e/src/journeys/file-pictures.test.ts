import { everyScreenFits } from '../screens/everyScreenFits';
import { fileScreens } from '../screens/fileScreens';
import { journeys } from './journey';

everyScreenFits(journeys({ LIBREOFFICE: 'off' }), fileScreens);
