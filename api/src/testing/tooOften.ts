/** That an answer is a refusal of the limits, and says how long to wait. */
export async function tooOften(response: Response): Promise<void> {
  expect(await response.json()).toEqual({
    error: 'too-many',
    message: expect.stringMatching(/^That was too often\. Please wait \d+ (second|minute)s? and try again\.$/),
    requestId: expect.any(String),
  });
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
}
