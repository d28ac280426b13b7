#!/usr/bin/python3
# /etc/patroni/wake.py, run by Patroni when its Postgres has started and when its role changes. Patroni looks every two seconds:
# the others would follow a new leader only then, and no commit is answered before one does; and a leader whose Postgres has
# crashed and started again would wait as long before it takes writes. So all of them are told to look at once.
# Usage: wake.py <file of the machine's settings> <what has happened> <role> <scope>
import base64
import json
import sys
from concurrent.futures import ThreadPoolExecutor
from urllib.request import Request, urlopen

SECONDS = 1

settings_file, event, role, _ = sys.argv[1:]
if event != "on_start" and role not in ("master", "primary"):
    sys.exit()

with open(settings_file, encoding="utf-8") as lines:
    settings = dict(line.rstrip("\n").split("=", 1) for line in lines if "=" in line and not line.startswith("#"))
login = f'{settings["PATRONI_RESTAPI_USERNAME"]}:{settings["PATRONI_RESTAPI_PASSWORD"]}'
authorization = "Basic " + base64.b64encode(login.encode()).decode()


def wake(member):
    # Patroni looks at once when its settings are patched. This removes a setting that nobody has: nothing changes.
    url = member["api_url"].removesuffix("/patroni") + "/config"
    patch = Request(url, json.dumps({"wake": None}).encode(), {"Authorization": authorization}, method="PATCH")
    try:
        urlopen(patch, timeout=SECONDS).close()
    except OSError as error:
        print(f'wake: {member["name"]} was not told to look: {error}', file=sys.stderr)


with urlopen(f'http://{settings["PATRONI_RESTAPI_CONNECT_ADDRESS"]}/cluster', timeout=SECONDS) as answer:
    members = json.load(answer)["members"]
with ThreadPoolExecutor(max(1, len(members))) as pool:
    list(pool.map(wake, members))
