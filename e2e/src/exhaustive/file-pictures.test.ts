import { journeys } from '../journeys/journey';
import { everyScreenFits } from '../screens/everyScreenFits';
import { fileScreens } from '../screens/fileScreens';

everyScreenFits(journeys({ LIBREOFFICE: 'off' }), fileScreens);
