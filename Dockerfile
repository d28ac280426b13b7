# Builds on everything, runs on what production needs.
FROM node:26.10.0-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY core/package.json core/
COPY openapi/package.json openapi/
COPY openapi/client/package.json openapi/client/
COPY openapi/generator/package.json openapi/generator/
COPY adapters/package.json adapters/
COPY web/package.json web/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build --workspace=web
# The image has its own Node; the one that npm brings for other machines is left out.
RUN npm prune --omit=dev --no-audit --no-fund && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM node:26.10.0-slim
WORKDIR /shop
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build /shop/package.json ./
COPY --from=build /shop/node_modules node_modules
COPY --from=build /shop/core core
COPY --from=build /shop/openapi openapi
COPY --from=build /shop/adapters adapters
COPY --from=build /shop/web/package.json web/
COPY --from=build /shop/web/dist web/dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --start-interval=1s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "adapters/main.ts"]
