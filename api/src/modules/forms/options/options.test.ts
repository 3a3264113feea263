import type { Option } from '@forms/shared/contract';
import { TestServer } from '../../../testing/startServer';

describe('the lists that forms choose from', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server.stop());

  const whole = async (name: string) => (await (await server.send(`/api/webforms/options/${name}`)).json()) as Option[];
  const found = async (name: string, searchOn: string) =>
    ((await (await server.send(`/api/webforms/options/${name}`, { json: { searchOn } })).json()) as Option[]).map(
      ({ label }) => label,
    );

  it.each(['countries', 'subjects', 'schools'])('hold each of the %s once', async (name) => {
    const values = (await whole(name)).map(({ value }) => value);
    expect(values.length).toBeGreaterThan(30);
    expect(new Set(values).size).toBe(values.length);
  });

  it('begin with the countries that most people choose', async () => {
    expect((await whole('countries'))[0]).toEqual({ value: 'GB', label: 'United Kingdom' });
  });

  it('are searched by what was typed, without its accents and case', async () => {
    expect(await found('subjects', 'MATH')).toEqual(['Further Mathematics', 'Mathematics']);
    expect(await found('countries', 'sao tome')).toEqual(['São Tomé & Príncipe']);
    expect(await found('subjects', 'alchemy')).toEqual([]);
  });

  it('always offer to name a school that is not there', async () => {
    expect(await found('schools', 'nowhere')).toEqual(['My school is not in this list']);
    expect(await found('schools', "lord williams's")).toHaveLength(2);
  });

  it('are found by no other name', async () => {
    for (const name of ['secrets', 'constructor', '__proto__']) {
      expect((await server.send(`/api/webforms/options/${name}`)).status).toBe(404);
    }
  });

  it('are not searched by more than anybody types', async () => {
    const response = await server.send('/api/webforms/options/subjects', { json: { searchOn: 'x'.repeat(101) } });
    expect(response.status).toBe(400);
  });
});
