import { standalone } from '@forms/shared/platform/standalone';
import Page from './Page';

standalone(<Page hash={undefined} />);
