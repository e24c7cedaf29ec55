# Builds the packages as they are published, and installs the command from them alone.
FROM node:24-alpine AS build
WORKDIR /source
COPY . .
RUN node scripts/pack.mjs /packages
WORKDIR /purvey
RUN rm /packages/purvey-react-*.tgz && npm install --omit=dev --no-audit --no-fund /packages/*.tgz

FROM node:24-alpine
ENV NODE_ENV=production PURVEY_HOST=0.0.0.0 PURVEY_DATA_DIR=/data PURVEY_CACHE=/tmp/purvey PURVEY_DRAIN_TIME=5000
RUN mkdir /data && chown node:node /data
COPY --from=build /purvey /purvey
USER node
VOLUME /data
EXPOSE 4400
HEALTHCHECK --interval=10s --timeout=4s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 4400}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/purvey/node_modules/@purvey/cli/bin/purvey.js"]
CMD ["start"]
