# Builds the web with what that takes, and runs on what serving needs: `scripts/image-tree.mjs` says which files that is.
FROM node:26.10.0-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY core/package.json core/
COPY openapi/package.json openapi/
COPY openapi/client/package.json openapi/client/
COPY openapi/generator/package.json openapi/generator/
COPY adapters/package.json adapters/
COPY web/package.json web/
RUN npm ci --workspace=adapters --workspace=web --include=dev --omit=peer --no-audit --no-fund
COPY . .
RUN npm run build --workspace=web && node scripts/image-tree.mjs /image

FROM node:26.10.0-slim
WORKDIR /shop
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build /image ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --start-interval=1s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "adapters/main.ts"]
