# The site in a container (docs/production.md). DATA_DIR is the only place that it writes to.
FROM node:26-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev && rm -rf e2e bench tools .ci docs

FROM node:26-slim
WORKDIR /site
COPY --from=build /site .
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data MALLOC_ARENA_MAX=2 NODE_COMPILE_CACHE=/site/.compiled
# The compiled code of the server, which a read-only root keeps.
RUN node --input-type=module --eval "await import('/site/server/start.ts'); await import('/site/build/server/entry.server.js')" \
  && mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --start-period=30s --start-interval=1s --interval=10s --timeout=3s \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.mjs"]
