import { configure } from '@testing-library/react';

// What comes is waited for as long as a busy machine takes; a second would fail there for no reason.
configure({ asyncUtilTimeout: 20_000 });
