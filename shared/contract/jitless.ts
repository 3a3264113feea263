import { config } from 'zod';

// In a browser zod must not compile its parsers: its probe for `new Function` alone breaks the content security policy.
if (typeof window !== 'undefined') config({ jitless: true });
