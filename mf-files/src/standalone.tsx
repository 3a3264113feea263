import { standalone } from '@forms/shared/platform/standalone';
import FilePage from './viewer/FilePage';

/** The file that the address names, as `http://localhost:4403/<id>`. */
standalone(<FilePage fileId={window.location.pathname.slice(1) || 'none'} />);
