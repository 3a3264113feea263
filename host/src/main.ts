import { settleAddress } from './routes/address';
import { guardThePage } from './trustedTypes';

guardThePage();
settleAddress();
// React and the faces are shared by federation, which must have begun before they are imported.
import('./bootstrap');
