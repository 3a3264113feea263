# docker build --tag forms . — docs/installing.md says what else it needs, compose.yaml runs it with all of that.
FROM node:24-bookworm-slim AS built
WORKDIR /forms
COPY . .
RUN npm ci
RUN npm run build --workspaces --if-present
# What pages are drawn with is in their builds.
RUN npm ci --omit=dev -w api && cd node_modules && rm -rf antd @ant-design @rc-component pdfjs-dist @napi-rs

FROM node:24-bookworm-slim
# Letters of East Asia, which documents would spell out in Latin ones.
RUN apt-get update && apt-get install --yes --no-install-recommends fonts-droid-fallback && rm -rf /var/lib/apt/lists/*
WORKDIR /forms
COPY --from=built /forms/package.json ./
COPY --from=built /forms/node_modules ./node_modules
COPY --from=built /forms/api ./api
COPY --from=built /forms/host/dist ./host/dist
COPY --from=built /forms/mf-forms ./mf-forms
COPY --from=built /forms/mf-exams-payments ./mf-exams-payments
COPY --from=built /forms/mf-files ./mf-files
COPY --from=built /forms/mf-contact ./mf-contact
RUN install -d -o node -g node -m 700 /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 4400
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://localhost:4400/api/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "api/dist/bin/start.js"]
