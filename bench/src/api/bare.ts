import fastify from 'fastify';

/** What the framework alone can do: one route that answers at once. */
const http = fastify();
http.get('/api/health', async () => ({ status: 'ok' }));
http.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
