/** Heads of what no person wrote (RFC 3834): programs that answer for somebody who is away leave it alone. */
export const UNATTENDED = { 'Auto-Submitted': 'auto-generated' };
